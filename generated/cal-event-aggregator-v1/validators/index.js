// Written by `npm run generate` from openapi/. Changes belong there.

const h=m=>{const l=y;function y(s,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:f=s}={}){let e=null,p=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==void 0){let t=s.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.namespace!==void 0&&typeof t.namespace!="string"){const r={instancePath:a+"/query/namespace",schemaPath:"#/prop\
erties/query/properties/namespace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),p++}if(t.context!==void 0&&typeof t.context!="string"){const r={instancePath:a+"/query/context",schemaPath:"#/pr\
operties/query/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),p++}if(t._fields!==void 0){let r=t._fields;if(Array.isArray(r)){const o=r.length;for(let i=0;i<o;i++)if(typeof r[i]!=
"string"){const n={instancePath:a+"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),p++}}else{const o={instancePath:a+"/quer\
y/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),p++}}}else{const r={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}if(s.params!==void 0){let t=s.params;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}}return y.errors=e,p===0}return{
getImportsNamespace:l}};export{h as createValidators};
