// Written by `npm run generate` from openapi/. Changes belong there.

const h=u=>{const n=y;function y(s,{instancePath:p="",parentData:f,parentDataProperty:c,rootData:m=s}={}){let e=null,a=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==void 0){let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0){let t=r._fields;if(Array.isArray(t)){const o=t.length;for(let i=0;i<o;i++)if(typeof t[i]!="st\
ring"){const l={instancePath:p+"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const o={instancePath:p+"/quer\
y/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),a++}}}else{const t={instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(s.params!==void 0){let r=s.params;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:p+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}return y.errors=e,a===0}return{
getDirectorySizes:n}};export{h as createValidators};
