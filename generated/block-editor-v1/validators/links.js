// Written by `npm run generate` from openapi/. Changes belong there.

const h=n=>{const u=y;function y(t,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:c=t}={}){let e=null,p=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let s=t.query;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.url===void 0){const r={instancePath:a+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),p++}if(s._fields!==void 0){
let r=s._fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const l={instancePath:a+
"/query/_fields/"+o,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),p++}}else{const i={instancePath:a+"/query/_fields",schemaPath:"#/prop\
erties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),p++}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:a+"/query/url",schemaPath:"#/properties/query/p\
roperties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),p++}}else{const r={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),p++}}if(t.params!==void 0){let s=t.params;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const r={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),p++}}}return y.errors=e,p===0}return{getUrlDetails:u}};export{h as createValidators};
