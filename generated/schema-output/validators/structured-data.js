// Written by `npm run generate` from openapi/. Changes belong there.

const c=m=>{const u=y;function y(t,{instancePath:a="",parentData:n,parentDataProperty:f,rootData:d=t}={}){let e=null,p=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let s=t.query;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.preview!==void 0&&typeof s.preview!="boolean"){const r={instancePath:a+"/query/preview",schemaPath:"#/propertie\
s/query/properties/preview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),p++}if(s._fields!==void 0){let r=s._fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){const l={instancePath:a+"/query/_fields/"+o,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),p++}}else{const i={instancePath:a+"/quer\
y/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),p++}}}else{const r={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}if(t.params!==void 0){let s=t.params;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:a+"/params",schemaPath:"#/propertie\
s/params/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[r]:e.push(r),p++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[i]:e.push(i),p++}}}else{const r={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}}return y.errors=e,p===0}return{getStructuredData:u}};export{c as createValidators};
